import { Button, ButtonLink, Card, VisuallyHidden } from '@showcase/ui';
import { Check, Plus } from 'lucide-react';
import { Done, Head, Items } from './profile-checklist.styles.ts';
import type { ProfileParts } from './use-profile-parts.ts';

type ProfileChecklistProps = {
  parts: ProfileParts | null;
  /** Goes to the field for the profile picture. */
  onAddPicture: () => void;
};

/** What the profile still needs, until it has all of it. */
export function ProfileChecklist({ parts, onAddPicture }: ProfileChecklistProps) {
  if (!parts) return null;
  const doneCount = Object.values(parts).filter(Boolean).length;
  const totalCount = Object.keys(parts).length;
  if (doneCount === totalCount) return null;
  return (
    <Card as="section" aria-labelledby="profile-checklist" padding="l">
      <Head>
        <h2 id="profile-checklist">Finish your profile</h2>
        <p>
          {doneCount} of {totalCount} done
        </p>
      </Head>
      <Items role="list">
        <li>
          {parts.picture ? (
            <DonePart>Profile picture</DonePart>
          ) : (
            <Button onClick={onAddPicture}>
              <Plus aria-hidden />
              Add a profile picture
            </Button>
          )}
        </li>
        <li>
          {parts.project ? (
            <DonePart>First project</DonePart>
          ) : (
            <ButtonLink href="/dashboard/dev/projects?edit=new">
              <Plus aria-hidden />
              Add your first project
            </ButtonLink>
          )}
        </li>
        <li>
          {parts.service ? (
            <DonePart>First service</DonePart>
          ) : (
            <ButtonLink href="/dashboard/dev/services?edit=new">
              <Plus aria-hidden />
              Add your first service
            </ButtonLink>
          )}
        </li>
      </Items>
    </Card>
  );
}

function DonePart({ children }: { children: string }) {
  return (
    <Done>
      <Check aria-hidden />
      {children}
      <VisuallyHidden>, done</VisuallyHidden>
    </Done>
  );
}
