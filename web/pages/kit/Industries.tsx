import { useState } from 'react';
import { type IndustryId, industryIds } from '#domain/catalog/industries.ts';
import { type StyleId, styleIds } from '#domain/catalog/styles.ts';
import { IndustryChips, IndustryChoice, StyleChips, StyleChoice } from '#web/parts/ChoiceGroup.tsx';
import { Cover } from '#web/parts/Cover.tsx';
import { IndustryTag } from '#web/parts/IndustryTag.tsx';
import { Badge, StatusBadge } from '#web/parts/StatusBadge.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { Facts, Ticket, TicketLine } from '#web/parts/Ticket.tsx';
import { VerdictBadge } from '#web/parts/VerdictBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import { Tag } from '#web/ui/text/Tag.tsx';
import styles from './Kit.module.css';
import { BothThemes, Part, Specimen } from './Part.tsx';

const notes: Record<IndustryId, string> = {
  ecommerce: 'Shops, carts, returns',
  health: 'Care, habits, records',
  finance: 'Money, rules, trust',
  education: 'Lessons, pace, people',
  food: 'Kitchens, orders, queues',
  travel: 'Stays, trips, maps',
};

export function Industries() {
  const [industry, setIndustry] = useState<IndustryId>('travel');
  const [chosen, setChosen] = useState<StyleId[]>(['retro', 'organic']);
  return (
    <>
      <Part
        id="chips"
        title="Chips and badges"
        rule="A style is a sort. An industry is a paper. A status is a glyph and a word."
      >
        <Specimen name="Industry and style">
          <BothThemes>
            {industryIds.map((id) => (
              <IndustryTag key={id} industry={id} />
            ))}
            {styleIds.map((id) => (
              <StyleTag key={id} style={id} />
            ))}
            <Tag>Design system</Tag>
            <Tag>+2 more</Tag>
          </BothThemes>
        </Specimen>
        <Specimen name="Status of a brief, of a build, badges">
          <BothThemes>
            <StatusBadge status="not_started" />
            <StatusBadge status="in_progress" />
            <StatusBadge status="paused" />
            <StatusBadge status="completed" />
            <StatusBadge status="submitted" />
            <StatusBadge status="planning" />
            <StatusBadge status="building" />
            <StatusBadge status="complete" large />
            <VerdictBadge verdict="met" />
            <VerdictBadge verdict="partly" />
            <VerdictBadge verdict="not" />
            <VerdictBadge verdict="unclear" />
            <VerdictBadge verdict="applied" />
            <VerdictBadge verdict="declined" />
            <Badge icon="link">Submission Linked</Badge>
            <Badge icon="handshake" tone="accent">
              Open to Collab
            </Badge>
            <Badge icon="lock" tone="quiet">
              Private
            </Badge>
          </BothThemes>
        </Specimen>
        <Specimen name="People" across>
          <Avatar name="Ines Marau" size="l" />
          <Avatar name="Kofi Brandt" />
          <Avatar name="Rafa Quiroga" />
          <Avatar name="Jonas Oyelaran" size="s" />
        </Specimen>
      </Part>
      <Part
        id="choices"
        title="Choices"
        rule="Real radios and checkboxes. Sorts sink when chosen; the rest lie flat when two are."
      >
        <IndustryChoice legend="Industry" name="kit-industry" value={industry} onChange={setIndustry} notes={notes} />
        <StyleChoice legend="Style" name="kit-style" value={chosen} onChange={setChosen} />
        <div className={styles.picker}>
          <IndustryChips legend="Who is the client?" name="kit-chip-industry" value={industry} onChange={setIndustry} />
          <StyleChips legend="How should it feel?" name="kit-chip-style" value={chosen} onChange={setChosen} />
        </div>
      </Part>
      <Part
        id="tickets"
        title="Tickets and covers"
        rule="The printed form of a brief. Its id is the seed of its cover."
      >
        <BothThemes>
          <Ticket
            className={styles.drawer}
            as="article"
            industry={industry}
            top={
              <>
                <TicketLine docket="BF20264502">Travel & Hospitality</TicketLine>
                <Cover seed="BF20264502" industry={industry} styles={chosen} rows={2} />
              </>
            }
          >
            <div className="row gap-2">
              <StatusBadge status="not_started" />
            </div>
            <h3 className="display d-21">A night train you book by the hour you wake</h3>
            <Facts
              rows={[
                ['Industry', 'Travel & Hospitality'],
                ['Styles', 'Retro/Vintage, Organic & Natural'],
              ]}
            />
            <Button size="s">Start Brief</Button>
          </Ticket>
        </BothThemes>
        <Specimen name="The eight styles set their ornaments each in their own way">
          <div className={styles.three}>
            {styleIds.map((style, n) => {
              const id = industryIds[n % industryIds.length]!;
              return <Cover key={style} seed="specimen" industry={id} styles={[style]} columns={6} rows={3} />;
            })}
          </div>
        </Specimen>
      </Part>
    </>
  );
}
