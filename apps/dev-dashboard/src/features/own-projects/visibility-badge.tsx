import type { ListedOwnProject } from '@showcase/data/projects';
import { Badge } from '@showcase/ui';
import EyeOff from 'lucide-react/icons/eye-off';
import Link2 from 'lucide-react/icons/link-2';

/** Says that a project is in no list; nothing for a public one. */
export function VisibilityBadge({ visibility }: Pick<ListedOwnProject, 'visibility'>) {
  if (visibility === 'public') return null;
  return (
    <span>
      {visibility === 'unlisted' ? (
        <Badge variant="accent">
          <Link2 aria-hidden />
          Unlisted
        </Badge>
      ) : (
        <Badge>
          <EyeOff aria-hidden />
          Draft
        </Badge>
      )}
    </span>
  );
}
