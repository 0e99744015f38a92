/** Where the development provider is mounted, and what it knows the product by. */
export const DEVELOPMENT_PATH = '/dev-idp';
export const DEVELOPMENT_CLIENT = 'brief-foundry';
