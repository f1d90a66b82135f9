import { VisuallyHidden } from '@showcase/ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useScrollTabStop } from '../scroll-tab-stop/use-scroll-tab-stop.ts';
import {
  Cell,
  CellLabel,
  CellValue,
  HeadCell,
  RowHeader,
  type Wrapping,
} from './data-table-cells.styles.ts';
import { Caption, HeadRow, Row, TableElement, TableFrame } from './data-table.styles.ts';

export type Column<Item> = {
  key: string;
  /** The column's name. Visually hidden for a column of buttons. */
  header: string;
  /**
   * 'number' and 'actions' align to the end, 'short' wraps only after 20 characters, 'date', 'number' and 'actions' never wrap,
   * and 'actions' stay visible while the rest scrolls. The head does so, too.
   */
  variant?: 'text' | 'short' | 'date' | 'number' | 'actions';
  cell: (item: Item) => ReactNode;
};

export type DataTableProps<Item> = Omit<ComponentPropsWithRef<'table'>, 'children'> & {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** 'hidden' if a heading above has the same text. */
  captionLook?: 'visible' | 'hidden';
};

const alignOf = ({ variant = 'text' }: { variant?: Column<never>['variant'] }) =>
  variant === 'number' || variant === 'actions' ? 'end' : 'start';

const isPinned = ({ variant }: { variant?: Column<never>['variant'] }) => variant === 'actions';

const wrapsOf = ({ variant = 'text' }: { variant?: Column<never>['variant'] }): Wrapping => {
  if (variant === 'text') return 'words';
  return variant === 'short' ? 'long' : 'never';
};

/** The sign of a number is in front of it in every direction. */
function contentOf<Item>({ variant, cell }: Column<Item>, item: Item) {
  return variant === 'number' ? <bdi dir="ltr">{cell(item)}</bdi> : cell(item);
}

/** A table; one card per row if it is narrow, as on phones. The roles are explicit because changing `display` removes them. */
export function DataTable<Item>({
  caption,
  columns,
  rows,
  keyOf,
  captionLook = 'visible',
  ...rest
}: DataTableProps<Item>) {
  const { ref, overflowsInline, isTabStop } = useScrollTabStop();
  return (
    <TableFrame
      ref={ref}
      data-overflows={overflowsInline || undefined}
      {...(isTabStop && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <TableElement {...rest} role="table">
        <Caption $isHidden={captionLook === 'hidden'}>
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
                    $wraps={wrapsOf(column)}
                  >
                    <CellValue $wraps={wrapsOf(column)}>{contentOf(column, item)}</CellValue>
                  </RowHeader>
                ) : (
                  <Cell
                    key={column.key}
                    role="cell"
                    $align={alignOf(column)}
                    $wraps={wrapsOf(column)}
                    $isPinned={isPinned(column)}
                  >
                    {column.variant !== 'actions' && (
                      <CellLabel aria-hidden>{column.header}</CellLabel>
                    )}
                    <CellValue $wraps={wrapsOf(column)}>{contentOf(column, item)}</CellValue>
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
