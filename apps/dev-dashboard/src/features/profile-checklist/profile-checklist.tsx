import type { ProfileValues } from '@showcase/data/schemas';
import { ButtonLink, Card, VisuallyHidden } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { MouseEvent } from 'react';
import { Done, Head, Items } from './profile-checklist.styles.ts';
import { PART_NAMES, PROFILE_PARTS, type ProfilePart } from './profile-parts.ts';
import type { ProfileParts } from './use-profile-parts.ts';

type ProfileChecklistProps = {
  parts: ProfileParts | null;
  /** Goes to a field of the editor on this page. */
  onSelectField: (field: keyof ProfileValues) => void;
};

/** The parts that the profile still needs, until it has all of them. */
export function ProfileChecklist({ parts, onSelectField }: ProfileChecklistProps) {
  if (!parts) return null;
  const missing = PART_NAMES.filter((name) => !parts[name]);
  const done = PART_NAMES.filter((name) => parts[name]);
  if (missing.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="profile-checklist" padding="l">
      <Head>
        <h2 id="profile-checklist">
          Your profile is {done.length} of {PART_NAMES.length}
        </h2>
        <p>Clients decide by what they find here.</p>
      </Head>
      <Items role="list">
        {missing.map((name) => (
          <li key={name}>
            <AddLink part={PROFILE_PARTS[name]} onSelectField={onSelectField} />
          </li>
        ))}
      </Items>
      {done.length > 0 && (
        <Items role="list">
          {done.map((name) => (
            <Done key={name}>
              <Check aria-hidden />
              {PROFILE_PARTS[name].label}
              <VisuallyHidden>, done</VisuallyHidden>
            </Done>
          ))}
        </Items>
      )}
    </Card>
  );
}

type AddLinkProps = Pick<ProfileChecklistProps, 'onSelectField'> & { part: ProfilePart };

function AddLink({ part: { action, href, field }, onSelectField }: AddLinkProps) {
  function goToField(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!field || opensElsewhere) return;
    event.preventDefault();
    onSelectField(field);
  }
  return (
    <ButtonLink href={href} onClick={goToField}>
      <Plus aria-hidden />
      {action}
    </ButtonLink>
  );
}
