import type { Manifest } from './tables.ts';

/** A few files may be lost. Where more are missing, the storage is away or another one. */
const FEW = 0.1;

/** More than a few of the files that rows name are missing. */
export function lacksMany({ files, missing }: Manifest['pictures']): boolean {
  return missing > FEW * (files + missing);
}

/** Too many pictures are missing for a backup that anybody would want to rely on; no file was left. */
export class PicturesAway extends Error {
  readonly pictures: Manifest['pictures'];
  constructor(pictures: Manifest['pictures']) {
    super(`${missingInWords(pictures)} are missing`);
    this.pictures = pictures;
  }
}

export const missingInWords = ({ files, missing }: Manifest['pictures']) =>
  `${missing} of ${files + missing} files of pictures`;
