/**
 * How the database knows people of the development identity provider, whatever address or port it runs at: a sample person by
 * their handle, anybody else by the e-mail they typed.
 */
export const DEVELOPMENT_ISSUER = 'urn:brief-foundry:development';

export function developmentSubject(email: string): string {
  return email.trim().toLowerCase();
}
