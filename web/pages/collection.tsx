import { isRouteErrorResponse, Link, useLoaderData, useRouteError } from 'react-router';
import type { CollectionItem } from '#contract/collection.ts';
import { moved } from '#domain/collection/collection.ts';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { forPage } from '#web/lib/page/page.ts';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { EmptyState, EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { CollectionItems } from '../features/collection/CollectionItems.tsx';
import { EditCollection } from '../features/collection/EditCollection.tsx';
import { ItemControls } from '../features/collection/ItemControls.tsx';
import styles from './collection.module.css';
import { RootError } from './RootError.tsx';

export const loader = forPage('open', async ({ api: ask, params, url }) => ({
  collection: await ask('GET /api/collections/:id', { params: { id: params.collectionId! } }),
  address: url.origin + url.pathname,
}));

/** SHOW-11: one collection. Its owner puts it in order here. */
export function Component() {
  const { collection, address } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { id, title, about, owner, isMine, isPublic, items, hiddenCount } = collection;
  const { call } = useCall({ reload: 'answered', toast: true });

  function move(place: number, by: 1 | -1) {
    const things = moved(items, place, by).map((item) => item.id);
    void call(() => api('PUT /api/collections/:id/order', { params: { id }, body: { things } }));
  }

  /** The note goes with the thing, so both can be put back, in their place. */
  async function remove(item: CollectionItem) {
    const params = { id, kind: item.kind, thingId: item.id };
    const things = items.map((one) => one.id);
    const putBack = () =>
      call(async () => {
        await api('PUT /api/collections/:id/:kind/:thingId', { params, body: { note: item.note } });
        await api('PUT /api/collections/:id/order', { params: { id }, body: { things } });
      });
    if (await call(() => api('DELETE /api/collections/:id/:kind/:thingId', { params })))
      showToast('good', 'Removed from the collection.', { label: 'Undo', run: () => void putBack() });
  }

  return (
    <main id="main" data-wide>
      <div className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <ButtonLink to={links.collections()} variant="quiet" icon="arrow-left" className={styles.back}>
            Collections
          </ButtonLink>
          <h1 className="display d-58" dir="auto">
            {title}
          </h1>
          {about && (
            <p className="lede" dir="auto">
              {about}
            </p>
          )}
          <div className={styles.by}>
            <p className="row">
              <Avatar name={owner.displayName} src={owner.avatar.url} paper={owner.avatar.paper} />
              <span>
                Chosen by <Link to={links.person(owner.handle)}>{owner.displayName}</Link>
              </span>
              {!isPublic && <Badge icon="lock">Private</Badge>}
            </p>
            <div className="row">
              {isPublic && <CopyButton text={address} label="Copy link" />}
              {isMine && <EditCollection key={id} collection={collection} />}
            </div>
          </div>
        </header>
        {hiddenCount > 0 && (
          <p className="t-14 muted">
            {hiddenCount === 1 ? 'One item is' : `${hiddenCount} items are`} no longer public and therefore not shown.
          </p>
        )}
        {items.length > 0 ? (
          <CollectionItems
            items={items}
            controls={
              isMine
                ? (item, place) => (
                    <ItemControls
                      collectionId={id}
                      item={item}
                      isFirst={place === 0}
                      isLast={place === items.length - 1}
                      onMove={(by) => move(place, by)}
                      onRemove={() => void remove(item)}
                    />
                  )
                : undefined
            }
          />
        ) : hiddenCount > 0 ? null : (
          <EmptyState
            kind="empty"
            title="This collection is empty"
            industry="education"
            action={<ButtonLink to={links.showcase()}>Browse Showcase</ButtonLink>}
          >
            {isMine
              ? 'Press “Add to collection” on the page of a design, a brief or a case study.'
              : 'Its owner has not added anything yet.'}
          </EmptyState>
        )}
      </div>
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RootError />;
  return (
    <EmptyStatePage
      kind="not-found"
      title="Collection not found"
      action={
        <ButtonLink to={links.collections()} size="l">
          All collections
        </ButtonLink>
      }
    >
      It may be private now, or deleted.
    </EmptyStatePage>
  );
}
