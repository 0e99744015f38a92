import { useLoaderData } from 'react-router';
import type { NotificationChoices } from '#contract/notification.ts';
import type { Belongings, OwnProfile } from '#contract/profile.ts';
import type { SignIn } from '#contract/session.ts';
import type { Ways } from '#contract/way.ts';
import { links } from '#domain/navigation/links.ts';
import { remainingBriefs, UNLIMITED } from '#domain/quota/quota.ts';
import { dayInWords } from '#domain/value/day-in-words.ts';
import { count } from '#web/lib/format/count.ts';
import { forPage } from '#web/lib/page/page.ts';
import { QuotaCells } from '#web/parts/QuotaCells.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { SectionIndex } from '../features/brief/SectionIndex.tsx';
import { CalendarLink } from '../features/calendar/CalendarLink.tsx';
import { aboutMail, Choices } from '../features/notification/Choices.tsx';
import { countedMonth } from '../features/plans/quota-month.ts';
import { DeleteAccount } from '../features/profile/DeleteAccount.tsx';
import { ProfileSection } from '../features/profile/ProfileSection.tsx';
import { YourData } from '../features/profile/YourData.tsx';
import { Devices } from '../features/session/Devices.tsx';
import { useLogOut } from '../features/site/use-log-out.ts';
import { SecondStep } from '../features/way/SecondStep.tsx';
import { WaysList } from '../features/way/WaysList.tsx';
import { Section } from './settings/Section.tsx';
import styles from './settings.module.css';

interface Settings {
  profile: OwnProfile;
  signIns: SignIn[];
  ways: Ways;
  belongings: Belongings;
  choices: NotificationChoices;
  calendarUrl: string | null;
  now: number;
}

export const loader = forPage('private', async ({ api }): Promise<Settings> => {
  const [profile, signIns, ways, belongings, choices, calendar] = await Promise.all([
    api('GET /api/profile'),
    api('GET /api/me/sign-ins'),
    api('GET /api/me/ways'),
    api('GET /api/profile/belongings'),
    api('GET /api/me/notification-choices'),
    api('GET /api/me/calendar'),
  ]);
  const { url: calendarUrl } = calendar;
  return { profile, signIns: signIns.items, ways, belongings, choices, calendarUrl, now: Date.now() };
});

const SECTIONS = [
  { id: 'profile', title: 'Profile' },
  { id: 'plan', title: 'Plan and usage' },
  { id: 'notify', title: 'Notifications' },
  { id: 'calendar', title: 'Calendar' },
  { id: 'ways', title: 'Ways to log in' },
  { id: 'second-step', title: 'Second step' },
  { id: 'devices', title: 'Logged-in devices' },
  { id: 'data', title: 'Your data' },
  { id: 'leave', title: 'Delete account' },
];
const OPERATOR = { id: 'installation', title: 'This installation' };

/** SIGN-13: what a person can change, see and delete about themselves. */
export function Component() {
  // Null for guests; the login dialog opens over the page for them.
  const settings = useLoaderData<Settings | null>();
  if (!settings) return <main id="main" className={`wrap ${styles.page}`} />;
  return <Sections key={settings.profile.id} settings={settings} />;
}

function Sections({ settings }: { settings: Settings }) {
  const { profile, signIns, ways, belongings, choices, calendarUrl, now } = settings;
  const logOutEverywhere = useLogOut({ everywhere: true });
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className="display d-44">Settings</h1>
      <div className={styles.grid}>
        <SectionIndex sections={profile.isOperator ? [...SECTIONS, OPERATOR] : SECTIONS} label="Settings" />
        <div>
          <Section id="profile" title="Profile" note="Shown on your public page and beside your work.">
            <ProfileSection key={profile.id} profile={profile} />
          </Section>
          <Section id="plan" title="Plan and usage" note={`Renews on ${dayInWords(profile.quotaRenewsAt)}.`}>
            <Plan profile={profile} />
          </Section>
          <Section id="notify" title="Notifications" note={aboutMail(choices)}>
            <Choices choices={choices} />
          </Section>
          <Section id="calendar" title="Calendar" note="Your deadlines in a calendar program.">
            <CalendarLink url={calendarUrl} />
          </Section>
          <Section id="ways" title="Ways to log in" note="Each of them logs you in to this account.">
            <WaysList ways={ways} now={now} device={signIns.find(({ isThis }) => isThis)?.device || 'This device'} />
          </Section>
          <Section id="second-step" title="Second step" note="Makes it harder for others to log in as you.">
            <SecondStep
              secondStep={ways.secondStep}
              hasPasskey={ways.items.some(({ kind, works }) => kind === 'passkey' && works)}
            />
          </Section>
          <Section id="devices" title="Logged-in devices">
            <Devices signIns={signIns} now={now} onSignOutEverywhere={logOutEverywhere} />
          </Section>
          <Section id="data" title="Your data" note="Everything that is yours, in one file.">
            <YourData belongings={belongings} />
          </Section>
          <Section id="leave" title="Delete account">
            <DeleteAccount handle={profile.handle} belongings={belongings} />
          </Section>
          {profile.isOperator && (
            <Section {...OPERATOR} note="Only its operators see this.">
              <p>
                <ButtonLink to={links.installationSettings()} variant="second">
                  See its settings
                </ButtonLink>
              </p>
            </Section>
          )}
        </div>
      </div>
    </main>
  );
}

function Plan({ profile }: { profile: OwnProfile }) {
  const { briefsGenerated: generated, briefsLimit: limit, quotaRenewsAt } = profile;
  const left = remainingBriefs({ generated, limit });
  return (
    <div className={styles.line}>
      <div>
        <p>
          <b>Free</b>, {limit === UNLIMITED ? 'any number of' : limit} {limit === 1 ? 'brief' : 'briefs'} per month
        </p>
        <p>
          <QuotaCells left={left === 'unlimited' ? 0 : left} limit={limit}>
            {limit === UNLIMITED
              ? `${generated} written in ${countedMonth(quotaRenewsAt)}`
              : `${left} of ${count(limit, 'brief')} left in ${countedMonth(quotaRenewsAt)}`}
          </QuotaCells>
        </p>
      </div>
      <ButtonLink to={links.pricing()} variant="second">
        See plans
      </ButtonLink>
    </div>
  );
}
