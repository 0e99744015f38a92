/** Leads the keyboard over a long part of a page; seen while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="skip" href={`#${to}`}>
      {children}
    </a>
  );
}
