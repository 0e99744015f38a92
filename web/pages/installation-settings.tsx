import { useLoaderData } from 'react-router';
import type { Setting } from '#contract/installation.ts';
import { forPage } from '#web/lib/page/page.ts';
import { SettingsList } from '../features/installation/SettingsList.tsx';
import styles from './notifications.module.css';

export const loader = forPage('private', ({ api }) => api('GET /api/installation/settings'));

/** OPS-8: what every setting is at, for operators. Nobody else finds a page here. */
export function Component() {
  const data = useLoaderData<{ version: string; migration: string; items: Setting[] } | null>();
  return (
    <main id="main" className={`wrap wrap-narrow ${styles.page}`}>
      <h1 className="display d-44">Settings of this installation</h1>
      <p className="lede">
        {data && `This is Brief Foundry ${data.version}, its tables at migration ${data.migration}. `}Each setting is an
        environment variable of the server. To change one, set it and start the server again.
      </p>
      {data && <SettingsList settings={data.items} />}
    </main>
  );
}
