import { Avatar } from '../../../ui/media/Avatar';
import { sheet } from '../../../ui/theme/sheet';
import { Banner } from '../../people/profiles/Banner';
import type { Viewer } from '../../session/viewer/viewer';
import { PictureChooser } from './PictureChooser';
import { usePictureMessages } from './messages';

/** The viewer's banner and picture with their actions. */
export function PictureEditor({ viewer }: { viewer: Viewer }) {
  const w = usePictureMessages();
  return (
    <div>
      <section aria-label={w('banner')} className={styles.banner}>
        <Banner src={viewer.bannerUrl} />
        <div className={styles.over}>
          <PictureChooser which="banner" has={viewer.bannerUrl !== null} />
        </div>
      </section>
      <section aria-label={w('image')} className={styles.face}>
        <span className={styles.picture}>
          <Avatar handle={viewer.handle} name={viewer.displayName} src={viewer.imageUrl} size="xl" />
        </span>
        <PictureChooser which="image" has={viewer.imageUrl !== null} />
      </section>
      <p className={styles.hint}>{w('imageHint')}</p>
    </div>
  );
}

const styles = sheet({
  banner: { position: 'relative', borderRadius: 'card', overflow: 'hidden' },
  // With backgrounds, because they are on top of any picture.
  over: {
    position: 'absolute',
    insetBlockStart: '2',
    insetInlineEnd: '2',
    paddingInlineStart: '2',
    '& > div': { justifyContent: 'flex-end' },
    // Not the buttons of their dialogs.
    '& > div > button:not(:hover)': { bg: 'bg.card' },
  },
  face: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '4',
    rowGap: '2',
    marginBlockStart: '-3.25rem',
    paddingInlineStart: '3',
  },
  picture: { position: 'relative', display: 'block', padding: '1', borderRadius: 'full', bg: 'bg.card' },
  hint: { marginBlockStart: '3', fontSize: 'sm', color: 'fg.muted' },
});
