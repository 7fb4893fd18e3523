import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { Gazetteer } from './gazetteer.js';
import { NearbyResolver } from './nearby.resolver.js';
import { NearbyTimelines } from './nearby.timelines.js';
import { PlacesResolver } from './places.resolver.js';
import { PostPlaceResolver } from './post-place.resolver.js';

@Module({
  imports: [PostReadModule],
  providers: [NearbyTimelines, NearbyResolver, Gazetteer, PlacesResolver, PostPlaceResolver],
})
export class NearbyModule {}
