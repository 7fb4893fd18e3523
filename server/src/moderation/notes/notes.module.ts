import { Module } from '@nestjs/common';
import { ModerationReadModule } from '../read/read.module.js';
import { ModerationNotesLoader } from './note.view.js';
import { NotesResolver, ModerationNoteFieldsResolver } from './notes.resolver.js';
import { NotesService } from './notes.service.js';

@Module({
  imports: [ModerationReadModule],
  providers: [NotesService, ModerationNotesLoader, NotesResolver, ModerationNoteFieldsResolver],
})
export class NotesModule {}
