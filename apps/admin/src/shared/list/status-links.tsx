import { Link } from '@showcase/ui';
import type { ReactNode } from 'react';
import { StatusBar, StatusItem, StatusRow } from './list.styles.ts';

export type StatusLinksProps<Status extends string> = {
  statuses: readonly { value: Status; label: string }[];
  status: string;
  hrefOfStatus: (status: Status) => string;
  /** At the end of the line. */
  action?: ReactNode;
};

/** Links that each show one status of a list. */
export function StatusLinks<Status extends string>(props: StatusLinksProps<Status>) {
  const { statuses, status, hrefOfStatus, action } = props;
  return (
    <StatusBar>
      <nav aria-label="Status">
        <StatusRow>
          {statuses.map(({ value, label }) => (
            <StatusItem key={value}>
              <Link
                variant="quiet"
                href={hrefOfStatus(value)}
                aria-current={value === status || undefined}
              >
                {label}
              </Link>
            </StatusItem>
          ))}
        </StatusRow>
      </nav>
      {action}
    </StatusBar>
  );
}
