import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useScrollTabStop } from '../scroll-tab-stop/use-scroll-tab-stop.ts';
import {
  Caption,
  Cell,
  CellLabel,
  CellValue,
  HeadCell,
  HeadRow,
  Row,
  RowHeader,
  TableElement,
  TableFrame,
} from './data-table.styles.ts';

export type Column<Item> = {
  key: string;
  /** Names the column; read, but not seen, for a column of buttons. */
  header: string;
  /** 'number' and 'actions' stand at the end, all but 'text' keep to one line, and 'actions' stay in sight while the rest scrolls. */
  variant?: 'text' | 'date' | 'number' | 'actions';
  cell: (item: Item) => ReactNode;
};

export type DataTableProps<Item> = Omit<ComponentPropsWithRef<'table'>, 'children'> & {
  caption: string;
  /** The first names the row. */
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** 'hidden' where a heading above says the same. */
  captionLook?: 'visible' | 'hidden';
};

const alignOf = ({ variant = 'text' }: { variant?: Column<never>['variant'] }) =>
  variant === 'text' || variant === 'date' ? 'start' : 'end';

const isPinned = ({ variant }: { variant?: Column<never>['variant'] }) => variant === 'actions';

const wraps = ({ variant = 'text' }: { variant?: Column<never>['variant'] }) => variant === 'text';

/** Rows and columns; a card for each row where it is narrow, as on phones. The roles are written out as `display` would take them away. */
export function DataTable<Item>({
  caption,
  columns,
  rows,
  keyOf,
  captionLook = 'visible',
  ...rest
}: DataTableProps<Item>) {
  const { ref, overflows, isTabStop } = useScrollTabStop();
  return (
    <TableFrame
      ref={ref}
      data-overflows={overflows || undefined}
      {...(isTabStop && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <TableElement {...rest} role="table">
        <Caption>
          {captionLook === 'hidden' ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </Caption>
        <thead role="rowgroup">
          <HeadRow role="row">
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                role="columnheader"
                scope="col"
                $align={alignOf(column)}
                $isPinned={isPinned(column)}
              >
                {column.variant === 'actions' ? (
                  <VisuallyHidden>{column.header}</VisuallyHidden>
                ) : (
                  column.header
                )}
              </HeadCell>
            ))}
          </HeadRow>
        </thead>
        <tbody role="rowgroup">
          {rows.map((item) => (
            <Row key={keyOf(item)} role="row">
              {columns.map((column, index) =>
                index === 0 ? (
                  <RowHeader
                    key={column.key}
                    role="rowheader"
                    scope="row"
                    $align={alignOf(column)}
                    $wrap={wraps(column)}
                  >
                    {column.cell(item)}
                  </RowHeader>
                ) : (
                  <Cell
                    key={column.key}
                    role="cell"
                    $align={alignOf(column)}
                    $wrap={wraps(column)}
                    $isPinned={isPinned(column)}
                  >
                    {column.variant !== 'actions' && (
                      <CellLabel aria-hidden>{column.header}</CellLabel>
                    )}
                    <CellValue>{column.cell(item)}</CellValue>
                  </Cell>
                ),
              )}
            </Row>
          ))}
        </tbody>
      </TableElement>
    </TableFrame>
  );
}
