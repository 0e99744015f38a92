import type { FastifyRequest } from 'fastify';
import { AppError, invalidRequest } from './errors.ts';

/** What is said of a form that does not hold the file. */
interface Words {
  noForm: string;
  none: string;
  notWhole: string;
  tooLarge: string;
}

/**
 * Reads the one file of a form. The route must accept multipart bodies.
 * @throws unsupported_media_type, invalid_request, payload_too_large
 */
export async function readOneFile(request: FastifyRequest, words: Words): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', words.noForm);
  const file = await request.file().catch(brokenForm);
  if (!file) throw invalidRequest({ file: words.none });
  return file.toBuffer().catch((cause) => {
    if (file.file.truncated) throw new AppError('payload_too_large', words.tooLarge, { cause });
    return brokenForm(cause);
  });

  /** The reader of forms throws errors without a status for a form without boundary or end. */
  function brokenForm(cause: { statusCode?: number }): never {
    if (cause.statusCode) throw cause;
    throw new AppError('invalid_request', words.notWhole, { fields: { file: words.notWhole }, cause });
  }
}
