import { useState } from 'react';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { Check, Switch } from '#web/ui/field/Check.tsx';
import { Select } from '#web/ui/field/Select.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './Kit.module.css';
import { BothThemes, Part, Specimen } from './Part.tsx';

export function Controls() {
  const [sort, setSort] = useState<'newest' | 'popular' | 'trending'>('newest');
  const [pins, setPins] = useState(true);
  const [update, setUpdate] = useState('Bake board is live on the preview.');
  return (
    <>
      <Part id="buttons" title="Buttons" rule="Keys with a lower edge. They press flat. One primary a view.">
        <Specimen name="Primary, busy, disabled, second, quiet, danger">
          <BothThemes>
            <Button>Generate brief</Button>
            <Button busy>Submitting</Button>
            <Button disabled>Generate brief</Button>
            <Button variant="second">View Brief</Button>
            <Button variant="second" disabled>
              View Brief
            </Button>
            <Button variant="quiet">Cancel</Button>
            <Button variant="danger">Delete Section</Button>
            <Button variant="quiet-danger" icon="trash-2">
              Delete
            </Button>
          </BothThemes>
        </Specimen>
        <Specimen name="Sizes, icons, links, toggle" across>
          <Button size="l" icon="plus">
            Create Brief
          </Button>
          <Button iconEnd="arrow-right">Next</Button>
          <Button size="s">Continue</Button>
          <ButtonLink to="/" variant="second" icon="arrow-left">
            Back to Showcase
          </ButtonLink>
          <IconButton icon="share-2" label="Share" variant="second" />
          <IconButton icon="x" label="Close" size="s" />
          <Button variant="second" icon="map-pin" pressed={pins} onClick={() => setPins(!pins)}>
            Annotations
          </Button>
          <Segmented
            label="Order"
            options={[
              { value: 'newest', label: 'Newest' },
              { value: 'popular', label: 'Popular' },
              { value: 'trending', label: 'Trending' },
            ]}
            value={sort}
            onChange={setSort}
          />
          <Switch defaultChecked>Public</Switch>
          <Switch disabled>Open to collaboration</Switch>
        </Specimen>
      </Part>
      <Part id="fields" title="Fields" rule="Label above; hint, error and good news share one place below.">
        <div className={styles.three}>
          <TextInput label="Milestone title" placeholder="Enter milestone title..." hint="What will be true by then" />
          <TextInput
            label="Progress % (1-100)"
            type="number"
            defaultValue={38}
            error="A milestone already exists at 38%. Please choose a different percentage."
          />
          <TextInput label="Design" defaultValue="Saltmarsh" disabled />
          <TextInput
            label="Figma link"
            icon="link"
            mono
            defaultValue="figma.com/community/884"
            error="Invalid Figma URL format. Please use a valid Figma file URL."
          />
          <TextInput
            label="Figma link, checked"
            icon="link"
            mono
            defaultValue="figma.com/design/9kQ2rT"
            good="Saltmarsh order ahead, 6 frames"
          />
          <TextInput
            label="Figma link, on its way"
            icon="link"
            mono
            defaultValue="figma.com/design/9kQ2rT"
            working="Reading the file. Frames appear as they arrive."
          />
          <TextInput label="Search" hideLabel icon="search" type="search" placeholder="A title, a person…" />
          <TextInput
            label="Public address"
            optional
            mono
            readOnly
            defaultValue="/case-study/view/cs-m3k9x2"
            suffix={
              <Button variant="quiet" size="s" icon="copy">
                Copy
              </Button>
            }
          />
          <Select
            label="Status"
            options={[
              { value: 'all', label: 'All Status' },
              { value: 'paused', label: 'Paused' },
            ]}
          />
          <TextArea
            label="Progress update"
            value={update}
            onChange={(event) => setUpdate(event.target.value)}
            maxLength={280}
            count={`${update.length}/280 characters`}
            placeholder="What have you accomplished? Any blockers or questions?"
          />
          <fieldset>
            <legend className="t-14 strong">Collaboration</legend>
            <Check defaultChecked count={12}>
              Open to collaboration
            </Check>
            <Check count={4}>Open source</Check>
            <Check disabled>Passive</Check>
          </fieldset>
          <fieldset>
            <legend className="t-14 strong">Who sees it</legend>
            <Check type="radio" name="kit-visibility" defaultChecked>
              Public
            </Check>
            <Check type="radio" name="kit-visibility">
              Private
            </Check>
          </fieldset>
        </div>
      </Part>
    </>
  );
}
