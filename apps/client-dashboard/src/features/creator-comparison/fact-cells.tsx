import { VisuallyHidden } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import type { ComparedFact } from './compare-facts.ts';
import { Item, Items, Mark } from './fact-cells.styles.ts';

/** A dash for what is not known; screen readers hear why. */
function MissingFact({ reason }: { reason: string }) {
  return (
    <span title={reason}>
      <span aria-hidden>—</span>
      <VisuallyHidden>{reason}</VisuallyHidden>
    </span>
  );
}

export function FactText({ fact }: { fact: ComparedFact | undefined }) {
  if (!fact) return null;
  if ('missing' in fact) return <MissingFact reason={fact.missing} />;
  return (
    <>
      <bdi>{fact.text}</bdi>
      {fact.mark && <Mark>{fact.mark}</Mark>}
    </>
  );
}

type ItemListProps = {
  label: string;
  items: readonly { item: string; isShared: boolean }[] | undefined;
};

export function ItemList({ label, items = [] }: ItemListProps) {
  if (items.length === 0) return <MissingFact reason="Not stated" />;
  return (
    <Items role="list" aria-label={label}>
      {items.map(({ item, isShared }) => (
        <li key={item}>
          <Item data-shared={isShared || undefined}>
            {isShared && <Check aria-hidden />}
            <bdi>{item}</bdi>
            {isShared && <VisuallyHidden>, shared by all</VisuallyHidden>}
          </Item>
        </li>
      ))}
    </Items>
  );
}
