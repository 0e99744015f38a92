import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { Logo } from '#web/ui/brand/Logo.tsx';
import { Footer, FooterLine } from '#web/ui/page/Footer.tsx';

const columns = [
  {
    title: 'Product',
    links: [
      ['Generate', links.generate()],
      ['Community briefs', links.communityBriefs()],
      ['Brief of the week', links.weeklyBriefs()],
      ['Showcase', links.showcase()],
      ['Collections', links.collections()],
      ['Collaboration', links.homeSection('collaboration')],
      ['Plans', links.pricing()],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About', links.about()],
      ['Terms', links.terms()],
      ['Privacy', links.privacy()],
    ],
  },
  {
    title: 'Resources',
    links: [
      ['How to read a brief', links.help('read')],
      ['Help', links.help()],
      ['Questions', links.homeSection('questions')],
    ],
  },
] as const;

const footerColumns = columns.map(({ title, links: rows }) => ({
  title,
  links: rows.map(([words, to]) => ({ key: words, link: <Link to={to}>{words}</Link> })),
}));

const IMPRINT = '© 2026 Brief Foundry';

/** The footer of every page (SIGN-11); a page where somebody works has only a line of it. */
export function SiteFooter({ isLine }: { isLine: boolean }) {
  if (isLine) {
    return (
      <FooterLine imprint={IMPRINT}>
        <Link to={links.help()}>Help</Link>
        <Link to={links.terms()}>Terms</Link>
        <Link to={links.privacy()}>Privacy</Link>
      </FooterLine>
    );
  }
  return (
    <Footer
      home={
        <Link to={links.home()} aria-label="Brief Foundry, home">
          <Logo large />
        </Link>
      }
      columns={footerColumns}
      imprint={[IMPRINT, 'Set in Besley and Schibsted Grotesk']}
    >
      Practice briefs for designers, and a place where designs meet the people who build them. Free in beta.
    </Footer>
  );
}
