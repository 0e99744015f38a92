import { useState } from 'react';
import type { BriefView } from '#contract/brief.ts';
import { links } from '#domain/navigation/links.ts';
import { copyText } from '#web/lib/format/copy-text.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Menu } from '#web/ui/control/Menu.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Sharing } from './Sharing.tsx';

/** What can be done from a brief's page: download, print, link, or a copy for everybody (BRIEF-9). */
export function Tools({ brief }: { brief: BriefView }) {
  const { id, isMine, communityCopyId } = brief;
  const [shares, setShares] = useState(false);
  return (
    <>
      <Menu
        label="Export and share"
        trigger={
          <Button variant="quiet" size="s" icon="share-2" className="no-print">
            Export and share
          </Button>
        }
        items={[
          {
            kind: 'link',
            id: 'markdown',
            link: (
              <a href={links.briefMarkdown(id)} download>
                <Icon name="download" />
                Download Markdown
              </a>
            ),
          },
          // The menu closes before the page is printed.
          { label: 'Print or save as PDF', icon: 'printer', onSelect: () => setTimeout(() => print(), 50) },
          { kind: 'line', id: 'line' },
          isMine
            ? {
                label: communityCopyId ? 'Link to the shared copy' : 'Share with the community',
                icon: 'globe',
                onSelect: () => setShares(true),
              }
            : { label: 'Copy link', icon: 'link', onSelect: () => void copyLink(id) },
        ]}
      />
      {shares && <Sharing briefId={id} copyId={communityCopyId} onClose={() => setShares(false)} />}
    </>
  );
}

async function copyLink(briefId: string) {
  const address = location.origin + links.brief(briefId);
  if (await copyText(address)) showToast('good', 'Link copied');
  else showToast('bad', `The link could not be copied. It is ${address}`);
}
