import manifest from '../package.json' with { type: 'json' };

/** The version that runs, as in the changelog. */
export const VERSION: string = manifest.version;
