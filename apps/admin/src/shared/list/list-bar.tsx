import { SearchInput } from '@showcase/ui';
import { Bar } from './list.styles.ts';
import { StatusLinks, type StatusLinksProps } from './status-links.tsx';

type ListBarProps<Status extends string> = StatusLinksProps<Status> & {
  searchLabel: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
};

/** Search and status of a list, both stored in the URL. */
export function ListBar<Status extends string>({
  searchLabel,
  placeholder,
  text,
  onText,
  ...links
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
      <StatusLinks {...links} />
    </Bar>
  );
}
