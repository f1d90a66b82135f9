import { isStrongCopyleft } from '@showcase/data/own-projects';
import { Notice } from '@showcase/ui';

/** Says before buying that parts of a project have strong copyleft; nothing for other licenses. */
export function CopyleftNotice({ licenses }: { licenses: readonly string[] }) {
  const strong = licenses.filter(isStrongCopyleft);
  if (strong.length === 0) return null;
  return (
    <Notice variant="warning">
      Parts of this project are under {strong.join(', ')}. If you share a product with these parts,
      you may have to publish its source code under the same license.
    </Notice>
  );
}
