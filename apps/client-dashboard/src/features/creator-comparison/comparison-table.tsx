import type { ComparedCreator } from '@showcase/data/reputation';
import { VisuallyHidden } from '@showcase/ui';
import type { ReactNode } from 'react';
import { compareFacts, compareLists } from './compare-facts.ts';
import { CreatorHead } from './creator-head.tsx';
import { CreatorLinks } from './creator-links.tsx';
import { FactText, ItemList } from './fact-cells.tsx';
import {
  Corner,
  Frame,
  HeadRow,
  Legend,
  Row,
  RowHead,
  SameNote,
  Table,
  Value,
} from './comparison-table.styles.ts';
import { useOverflow } from './use-overflow.ts';

type ComparisonTableProps = {
  creators: readonly ComparedCreator[];
  /** The signed-in user, who can't hire themselves. */
  ownId: string;
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
};

type TableRow = {
  label: string;
  isSame: boolean;
  legend?: string;
  /** By the index of the creator. */
  renderCell: (index: number) => ReactNode;
};

/** One column for each creator. The roles are explicit because changing `display` on phones removes them. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { creators, ownId, onlyDifferences, onRemove } = props;
  const { ref, isOverflowing } = useOverflow();
  const rows = listRows(creators);
  const visible = onlyDifferences ? rows.filter(({ isSame }) => !isSame) : rows;
  const hiddenCount = rows.length - visible.length;
  return (
    <>
      <Frame
        ref={ref}
        $count={creators.length}
        {...(isOverflowing && {
          role: 'region',
          'aria-label': 'Comparison, scrolls sideways',
          tabIndex: 0,
        })}
      >
        <Table role="table" $count={creators.length}>
          <caption>
            <VisuallyHidden>Creators side by side</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <HeadRow role="row">
              <Corner role="columnheader" scope="col">
                <VisuallyHidden>Fact</VisuallyHidden>
              </Corner>
              {creators.map((creator) => (
                <CreatorHead
                  key={creator.id}
                  creator={creator}
                  onRemove={() => onRemove(creator.id)}
                />
              ))}
            </HeadRow>
          </thead>
          <tbody role="rowgroup">
            <Row role="row">
              <RowHead role="rowheader" scope="row">
                Next step
              </RowHead>
              {creators.map((creator) => (
                <Value key={creator.id} role="cell">
                  <CreatorLinks creator={creator} isOwn={creator.id === ownId} />
                </Value>
              ))}
            </Row>
            {visible.map(({ label, isSame, legend, renderCell }) => (
              <Row key={label} role="row" data-same={(creators.length > 1 && isSame) || undefined}>
                <RowHead role="rowheader" scope="row">
                  {label}
                  {creators.length > 1 && isSame && <SameNote> · same</SameNote>}
                  {legend && <Legend>{legend}</Legend>}
                </RowHead>
                {creators.map(({ id }, index) => (
                  <Value key={id} role="cell">
                    {renderCell(index)}
                  </Value>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </Frame>
      {onlyDifferences && hiddenCount > 0 && (
        <SameNote as="p" role="status">
          {visible.length === 0
            ? 'They are the same in everything we compare.'
            : `${hiddenCount} ${hiddenCount === 1 ? 'row is' : 'rows are'} the same and hidden.`}
        </SameNote>
      )}
    </>
  );
}

function listRows(creators: readonly ComparedCreator[]): TableRow[] {
  const facts = compareFacts(creators).map(({ label, isSame, facts: cells }) => ({
    label,
    isSame,
    renderCell: (index: number) => <FactText fact={cells[index]} />,
  }));
  const lists = [
    { label: 'Languages', compared: compareLists(creators.map(({ languages }) => languages)) },
    { label: 'Skills', compared: compareLists(creators.map(({ skills }) => skills)) },
  ].map(({ label, compared: { isSame, lists: cells } }) => ({
    label,
    isSame,
    ...(cells.some((list) => list.some(({ isShared }) => isShared)) && {
      legend: '✓ marks what they share',
    }),
    renderCell: (index: number) => <ItemList label={label} items={cells[index]} />,
  }));
  return [...facts, ...lists];
}
