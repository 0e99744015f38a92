import { useState } from 'react';
import { Link } from 'react-router';
import { type GaugeMilestone, LineGauge, MilestoneItems } from '#web/parts/LineGauge.tsx';
import { QuotaCells } from '#web/parts/QuotaCells.tsx';
import { Logo } from '#web/ui/brand/Logo.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Steps, VerticalSteps } from '#web/ui/control/Stepper.tsx';
import { Tabs } from '#web/ui/control/Tabs.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import { Accordion, Section } from '#web/ui/page/Accordion.tsx';
import { Header } from '#web/ui/page/Header.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { BothThemes, Part, Specimen } from './Part.tsx';

const milestones: GaugeMilestone[] = [
  { id: 'a', percentage: 12, title: 'Visit a shop at 05:00', isDone: true },
  { id: 'b', percentage: 38, title: 'Bake board sketches' },
  { id: 'c', percentage: 41, title: 'Second pass' },
  { id: 'd', percentage: 64, title: 'New', isNew: true },
  { id: 'e', percentage: 95, title: 'Final frames' },
];

const seven = ['Design file', 'Design Preview', 'Annotations', 'Reflection', 'Tags', 'Collaboration', 'Preview'];

export function Navigation() {
  const [tab, setTab] = useState<'briefs' | 'submissions' | 'collaborations'>('briefs');
  const [step, setStep] = useState(3);
  const [picked, setPicked] = useState<string>('nothing yet');
  return (
    <>
      <Part id="navigation" title="Navigation">
        <Tabs
          label="My projects"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'briefs',
              label: 'Briefs',
              count: 6,
              content: <p className="muted">Six tickets would stand here.</p>,
            },
            { value: 'submissions', label: 'Submissions', count: 3, content: <p className="muted">Three designs.</p> },
            {
              value: 'collaborations',
              label: 'Collaborations',
              count: 0,
              content: <p className="muted">Nobody has asked yet.</p>,
            },
          ]}
        />
        <Steps label="Generate a brief" steps={['Industry', 'Style']} current={2} />
        <VerticalSteps label="Submit a design" steps={seven} current={step} closed={[7]} onGo={setStep} />
        <Specimen name="What is left of the month" across>
          <QuotaCells left={2} limit={3} />
          <QuotaCells left={0} limit={3} />
          <QuotaCells left={-1} limit={-1} />
        </Specimen>
      </Part>
      <Part
        id="gauge"
        title="Timeline"
        rule="A line gauge. A flag carries its number and hangs below where its neighbour is in the way; the words stand in the list."
      >
        <div className="card card-pad">
          <LineGauge
            milestones={milestones}
            onPick={(percentage) => setPicked(percentage === null ? 'the next free one' : `${percentage} %`)}
          />
          <p className="t-13 faint">Picked: {picked}</p>
          <MilestoneItems
            milestones={milestones}
            words={(milestone) => (
              <Check defaultChecked={milestone.isDone}>
                {milestone.title}
                <span className="sr">, done</span>
              </Check>
            )}
            action={(milestone) => (
              <IconButton icon="trash-2" label={`Delete ${milestone.title}`} size="s" variant="quiet-danger" />
            )}
          />
        </div>
        <BothThemes>
          <div className="grow">
            <LineGauge milestones={milestones.slice(1, 4)} />
          </div>
        </BothThemes>
      </Part>
      <Part id="folding" title="Folding">
        <div>
          <Section
            id="kit-overview"
            title="Project Overview"
            action={<IconButton icon="rotate-cw" label="Write Project Overview again" size="s" />}
          >
            <p className="prose">Saltmarsh bakes in three small shops on the same tidal river.</p>
          </Section>
          <Section id="kit-twist" title="Plot Twist" inverted>
            <p>The ovens are the bottleneck, not the customers.</p>
          </Section>
        </div>
        <div>
          <Accordion question="Is it free?" group="kit" open>
            Yes, in beta. Three briefs a month.
          </Accordion>
          <Accordion question="Who can see my designs?" group="kit">
            Nobody, until you share them.
          </Accordion>
        </div>
      </Part>
    </>
  );
}

export function KitHeader() {
  return (
    <Header
      page="/kit"
      home={
        <Link to="/" aria-label="Brief Foundry, home">
          <Logo />
        </Link>
      }
      nav={
        <>
          <Link to="/generate">Generate</Link>
          <Link to="/showcase" aria-current="page">
            Showcase
          </Link>
          <Link to="/my-projects">My Projects</Link>
        </>
      }
      end={
        <>
          <QuotaCells left={2} limit={3} className="hide-m" />
          <IconButton icon="bell" label="Notifications" />
          <IconButton
            icon="sun-moon"
            label="Switch colour theme"
            className="hide-xs"
            onClick={() => {
              const { dataset } = document.documentElement;
              const dark = dataset.theme
                ? dataset.theme === 'dark'
                : matchMedia('(prefers-color-scheme: dark)').matches;
              dataset.theme = dark ? 'light' : 'dark';
            }}
          />
          <Avatar name="Ines Marau" />
        </>
      }
      drawer={
        <>
          <Link to="/generate">Generate Brief</Link>
          <Link to="/showcase">Showcase</Link>
        </>
      }
    />
  );
}
