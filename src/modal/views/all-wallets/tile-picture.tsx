import clsx from 'clsx'
import { avatar, fallback, image } from '../../../components/avatar/avatar.css.js'
import { readMonogram } from '../../../components/avatar/read-monogram.js'
import { readImageUrl } from '../../../rules/image-url.js'
import { brandIcon } from '../../parts/brand-icon/brand-icon.css.js'
import { letter, picture } from './all-wallets-view.css.js'

const box = clsx(avatar({ size: '5', shape: 'square' }), brandIcon({ size: '56' }))

export type TilePictureProps = {
  name: string
  imageUrl: string | undefined
  /** Its turn has come. */
  isDue: boolean
}

/**
 * The looks and the rules of WalletIcon, for what is drawn by the dozen in one frame of a scroll: no state, no timer
 * and no second drawing of its own. How the image has ended stands on it as `data-picture`, for css.
 */
export function TilePicture({ name, imageUrl, isDue }: TilePictureProps) {
  const source = imageUrl && readImageUrl(imageUrl, window.location.origin)
  return (
    <span aria-hidden="true" data-accent="gray" className={box}>
      {source && isDue ? (
        <img src={source} alt="" decoding="async" referrerPolicy="no-referrer" className={clsx(image, picture)} />
      ) : null}
      {source && !isDue ? null : (
        <span className={clsx(fallback, letter)} translate="no">
          {readMonogram(name)}
        </span>
      )}
    </span>
  )
}

/**
 * Notes how an image has ended, once and for all: one that comes after its letter stands in is not shown, so that
 * nothing changes under a finger.
 */
export function settlePicture(picture: HTMLImageElement): void {
  picture.dataset.picture ??= picture.complete && picture.naturalWidth > 0 ? 'shown' : 'missing'
}
