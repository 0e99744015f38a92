import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '#web/lib/api/api-error.ts';

/** The library is loaded at its first use. */
const library = () => import('@simplewebauthn/browser');

/**
 * Lets the device make a passkey.
 * @throws ApiError when the person or the device does not
 */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }).catch(notDone));
}

/**
 * Lets the device answer with a passkey.
 * @throws ApiError when the person or the device does not
 */
export async function askPasskey(options: string): Promise<string> {
  const { startAuthentication } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }).catch(notDone));
}

function notDone(error: Error): never {
  if (error.name === 'InvalidStateError')
    throw new ApiError('not_sent', 'This device has a passkey for your account already.');
  throw new ApiError('not_sent', 'No passkey was used. Try again, or choose another way.');
}
