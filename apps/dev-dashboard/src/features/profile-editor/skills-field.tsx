import type { ProfileValues } from '@showcase/data/schemas';
import { Button, Chip, Field, TextInput } from '@showcase/ui';
import { useState, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { AddRow, ChipWrap } from './profile-editor.styles.ts';

const MOST_SKILLS = 50;

export function SkillsField() {
  const { field } = useController<ProfileValues, 'skills'>({ name: 'skills' });
  const { value: skills, onChange, ref } = field;
  const [draft, setDraft] = useState('');
  const isFull = skills.length >= MOST_SKILLS;

  const add = () => {
    onChange(withSkill(skills, draft));
    setDraft('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div>
      <Field
        label="Skills"
        hint={isFull ? 'You have reached 50 skills.' : 'Press Enter to add one'}
      >
        <AddRow>
          <TextInput
            ref={ref}
            value={draft}
            maxLength={50}
            disabled={isFull}
            placeholder="For example React"
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={addOnEnter}
          />
          <Button onClick={add} disabled={isFull || draft.trim() === ''}>
            Add skill
          </Button>
        </AddRow>
      </Field>
      {skills.length > 0 && (
        <ChipWrap aria-label="Your skills">
          {skills.map((skill) => (
            <li key={skill}>
              <Chip
                removeLabel={`Remove ${skill}`}
                onRemove={() => onChange(skills.filter((one) => one !== skill))}
              >
                {skill}
              </Chip>
            </li>
          ))}
        </ChipWrap>
      )}
    </div>
  );
}

/** The list with one more skill; blank and known ones are ignored, whatever their case. */
export function withSkill(skills: readonly string[], draft: string): string[] {
  const skill = draft.trim().replace(/\s+/g, ' ');
  const isKnown = skills.some((one) => one.toLowerCase() === skill.toLowerCase());
  return skill === '' || isKnown ? [...skills] : [...skills, skill];
}
