/**
 * The issuer of the development identity provider, independent of its address and port. Sample people are identified
 * by their handle, and others by the e-mail they typed.
 */
export const DEVELOPMENT_ISSUER = 'urn:brief-foundry:development';

export function developmentSubject(email: string): string {
  return email.trim().toLowerCase();
}
