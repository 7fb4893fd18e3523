import { Camera, Image } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/Avatar';
import { sheet } from '../../../ui/theme/sheet';
import { Banner } from '../../profiles/Banner';
import type { Viewer } from '../viewer/viewer';
import { PictureChooser } from './PictureChooser';

/** The viewer's banner and picture as others see them, with the ways to change and to remove each. */
export function PictureEditor({ viewer }: { viewer: Viewer }) {
  const t = useT();
  return (
    <div>
      <section aria-label={t('profile.banner')} className={styles.banner}>
        <Banner src={viewer.bannerUrl} />
        <div className={styles.over}>
          <PictureChooser
            which="banner"
            icon={Image}
            has={viewer.bannerUrl !== null}
            labels={{
              name: t('profile.banner'),
              add: t('profile.addBanner'),
              change: t('profile.changeBanner'),
              remove: t('profile.removeBanner'),
              removeText: t('profile.removeBannerText'),
            }}
          />
        </div>
      </section>
      <section aria-label={t('profile.image')} className={styles.face}>
        <span className={styles.picture}>
          <Avatar handle={viewer.handle} name={viewer.displayName} src={viewer.imageUrl} size="xl" />
        </span>
        <PictureChooser
          which="image"
          icon={Camera}
          has={viewer.imageUrl !== null}
          labels={{
            name: t('profile.image'),
            add: t('profile.addImage'),
            change: t('profile.changeImage'),
            remove: t('profile.removeImage'),
            removeText: t('profile.removeImageText'),
          }}
        />
      </section>
      <p className={styles.hint}>{t('profile.imageHint')}</p>
    </div>
  );
}

const styles = sheet({
  banner: { position: 'relative', borderRadius: 'card', overflow: 'hidden' },
  // On grounds of their own: below them is whatever somebody chose.
  over: {
    position: 'absolute',
    insetBlockStart: '2',
    insetInlineEnd: '2',
    paddingInlineStart: '2',
    '& > div': { justifyContent: 'flex-end' },
    // Not those of the dialogs that they open.
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
