import { Button } from '@showcase/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import { useSavedCreators } from '../../../shared/saved-creators/use-saved-creators.ts';

/** Saves a creator. */
export function SaveCreator({ id }: { id: string }) {
  const { canSave, isSaved, toggle } = useSavedCreators([id]);
  if (!canSave(id)) return null;
  return (
    <Button aria-pressed={isSaved(id)} onClick={() => toggle(id)}>
      <Bookmark aria-hidden fill={isSaved(id) ? 'currentcolor' : 'none'} />
      {isSaved(id) ? 'Saved' : 'Save'}
    </Button>
  );
}
