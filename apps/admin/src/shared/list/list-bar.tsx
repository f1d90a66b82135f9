import { Link, SearchInput } from '@showcase/ui';
import { Bar, StatusItem, StatusRow } from './list.styles.ts';

type ListBarProps<Status extends string> = {
  searchLabel: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  statuses: readonly { value: Status; label: string }[];
  status: string;
  hrefOfStatus: (status: Status) => string;
};

/** Search and status of a list, both stored in the URL. */
export function ListBar<Status extends string>({
  searchLabel,
  placeholder,
  text,
  onText,
  statuses,
  status,
  hrefOfStatus,
}: ListBarProps<Status>) {
  return (
    <Bar>
      <SearchInput
        label={searchLabel}
        placeholder={placeholder}
        value={text}
        onValueChange={onText}
        maxLength={200}
      />
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
    </Bar>
  );
}
