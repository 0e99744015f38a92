import type { IconName } from '#web/ui/brand/sprite.ts';

/** Links that share a design by e-mail and on the usual networks. The page loads no code of theirs. */
export function shareLinks(url: string, title: string): { name: string; href: string; icon?: IconName }[] {
  const at = encodeURIComponent(url);
  const named = encodeURIComponent(title);
  const both = encodeURIComponent(`${title} ${url}`);
  return [
    { name: 'E-mail', href: `mailto:?subject=${named}&body=${both}`, icon: 'mail' },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${at}` },
    { name: 'Mastodon', href: `https://mastodon.social/share?text=${both}` },
    { name: 'Bluesky', href: `https://bsky.app/intent/compose?text=${both}` },
    { name: 'X', href: `https://x.com/intent/post?text=${named}&url=${at}` },
  ];
}
