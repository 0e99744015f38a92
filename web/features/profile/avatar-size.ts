import { avatarProblem } from '#domain/person/profile.ts';

type Open = (file: Blob) => Promise<{ width: number; height: number; close(): void }>;

/** Why a file is too small for a person's picture; `null` if it can be tried. The server checks it again. */
export async function whyTooSmall(file: Blob, open: Open = createImageBitmap): Promise<string | null> {
  try {
    const picture = await open(file);
    const problem = avatarProblem(picture);
    picture.close();
    return problem;
  } catch {
    // This browser cannot read the file. The server says what is wrong with it.
    return null;
  }
}
