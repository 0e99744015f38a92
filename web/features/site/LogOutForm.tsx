import { links } from '#domain/navigation/links.ts';
import { Button } from '#web/ui/control/Button.tsx';
import type { ButtonLook } from '#web/ui/control/button-look.ts';
import { useLogOut } from './use-log-out.ts';

/** The button of the header. It has a form, so that it works without script too. */
export function LogOutForm({ className, ...look }: ButtonLook & { className?: string }) {
  const logOut = useLogOut();
  return (
    <form
      method="post"
      action={links.logOut()}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        logOut();
      }}
    >
      <Button type="submit" {...look}>
        Log out
      </Button>
    </form>
  );
}
