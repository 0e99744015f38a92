import { createDesignFileClient, type DesignFileClient } from '../../platform/design-file/client.ts';

/**
 * The client of the sample files that come with the product. The sandbox starts at the first request and answers over the network
 * like the real service.
 */
export function createSandboxClient(clock: () => Date): DesignFileClient & { close(): Promise<void> } {
  let starting: ReturnType<typeof start> | undefined;
  async function start() {
    const { startDesignFileSandbox } = await import('./sandbox.ts');
    const sandbox = await startDesignFileSandbox();
    return { sandbox, client: createDesignFileClient({ baseUrl: sandbox.baseUrl, token: 'sample', clock }) };
  }
  const client = async () => {
    starting ??= start();
    return (await starting).client;
  };
  return {
    meta: async (key) => (await client()).meta(key),
    file: async (key, options) => (await client()).file(key, options),
    nodes: async (key, ids, options) => (await client()).nodes(key, ids, options),
    frames: async (key, ids, options) => (await client()).frames(key, ids, options),
    images: async (key, ids, options) => (await client()).images(key, ids, options),
    download: async (url) => (await client()).download(url),
    async close() {
      await (await starting)?.sandbox.close();
    },
  };
}
