import type { Config } from '../../../server/config.ts';
import { createDesignFileClient } from '../../../server/platform/design-file/client.ts';
import { DesignFileFailure } from '../../../server/platform/design-file/failure.ts';
import { type Finding, reasonOf } from './finding.ts';

const of = 'figma';
/** Has the form of a key, and belongs to no file. Not every token may ask whose it is. */
const NO_FILE = '0000000000000000000000';

/** Asks for a file that does not exist: only a good token is told so. */
export async function checkFigma({ figma }: Config): Promise<Finding[]> {
  if (!figma) return [{ of, state: 'good', says: 'No FIGMA_TOKEN: only the sample files can be opened.' }];
  const failure = await createDesignFileClient({ ...figma, clock: () => new Date() })
    .meta(NO_FILE)
    .then(() => null, asFailure);
  const { baseUrl } = figma;
  if (!failure || failure.kind === 'no_access')
    return [{ of, state: 'good', says: `${baseUrl} answers and takes the token.` }];
  switch (failure.kind) {
    case 'misconfigured':
      return [
        {
          of,
          state: 'bad',
          says: `${baseUrl} refuses the token: ${failure.cause}`,
          todo: 'Make a new token with the scopes file_content:read and file_metadata:read, and set FIGMA_TOKEN.',
        },
      ];
    case 'network':
      return [
        {
          of,
          state: 'bad',
          says: `${baseUrl} cannot be reached: ${reasonOf(failure.cause)}`,
          todo: 'Let this machine reach it, or correct FIGMA_API_URL.',
        },
      ];
    default:
      return [{ of, state: 'warn', says: `${baseUrl} did not say whether the token is good: ${failure.message}` }];
  }
}

function asFailure(error: unknown): DesignFileFailure {
  if (error instanceof DesignFileFailure) return error;
  throw error;
}
