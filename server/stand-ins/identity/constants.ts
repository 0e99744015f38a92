/** The path of the development provider, and its client id for the product. */
export const DEVELOPMENT_PATH = '/dev-idp';
export const DEVELOPMENT_CLIENT = 'brief-foundry';
