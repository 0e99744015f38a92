const redirects = { 303: { type: 'null', description: 'On to the next address; everything else comes by cookie' } };

export const signInSchema = {
  summary: 'Begin to sign in: leads to the identity provider',
  tags: ['session'],
  querystring: {
    type: 'object',
    properties: {
      returnTo: { type: 'string', description: 'A path of this site to land on afterwards; / for anything else' },
      from: {
        type: 'string',
        description: 'Where to land when it fails, marked signIn=failed; returnTo when left out',
      },
      with: { type: 'string', description: 'The id of a provider; the first one when left out' },
    },
  },
  response: redirects,
};

export const callbackSchema = {
  summary: 'Where the identity provider sends people back to',
  tags: ['session'],
  querystring: {
    type: 'object',
    properties: { code: { type: 'string' }, state: { type: 'string' }, error: { type: 'string' } },
  },
  response: redirects,
};
