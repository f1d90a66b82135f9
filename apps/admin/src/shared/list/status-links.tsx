import { Link } from '@showcase/ui';
import { StatusItem, StatusRow } from './list.styles.ts';

export type StatusLinksProps<Status extends string> = {
  statuses: readonly { value: Status; label: string }[];
  status: string;
  hrefOfStatus: (status: Status) => string;
};

/** Shows one status of a list. */
export function StatusLinks<Status extends string>(props: StatusLinksProps<Status>) {
  const { statuses, status, hrefOfStatus } = props;
  return (
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
  );
}
