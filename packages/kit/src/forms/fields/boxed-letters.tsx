import { findBoxes } from '@showcase/documents/boxes';
import { Notice } from '@showcase/ui';
import { useWatch, type FieldValues, type Path } from 'react-hook-form';

const MAX_LISTED = 10;

type BoxedLettersProps<Values extends FieldValues> = { names: Path<Values>[] };

/** Says which letters of these fields have no font in documents. */
export function BoxedLetters<Values extends FieldValues>({ names }: BoxedLettersProps<Values>) {
  const boxes = findBoxes(listTexts(useWatch<FieldValues>({ name: names })).join('\n'));
  if (boxes.length === 0) return null;
  const listed = boxes.slice(0, MAX_LISTED).join(' ');
  return (
    <Notice variant="warning">
      Our PDFs have no font for <bdi>{listed}</bdi>
      {boxes.length > MAX_LISTED && ` and ${boxes.length - MAX_LISTED} more`}. They will be boxes on
      agreements and invoices, so write them in other letters if the other side has to read them
      there.
    </Notice>
  );
}

/** The fields' texts, also those of their rows. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(listTexts);
}
