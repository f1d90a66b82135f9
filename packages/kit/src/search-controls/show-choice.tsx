import { Link, tokens } from '@showcase/ui';
import styled from 'styled-components';
import type { FilterSearch } from '../search/filter-search.ts';
import {
  creatorSearch,
  serviceSearch,
  type CreatorParam,
  type Show,
} from '../search/marketplace/creator-search.ts';

type ShowChoiceProps = {
  /** The path of the page that shows both. */
  path: string;
  show: Show;
  /** The name of creators on this page. */
  creatorsLabel: string;
  search: FilterSearch<CreatorParam>;
};

/** Links to the list of creators and to that of their services, by the same text and filters. */
export function ShowChoice({ path, show, creatorsLabel, search }: ShowChoiceProps) {
  const { q, selected } = search;
  const choices = [
    { value: 'creators', label: creatorsLabel, definition: creatorSearch },
    { value: 'services', label: 'Services', definition: serviceSearch },
  ];
  return (
    <Choices aria-label="What to show">
      {choices.map(({ value, label, definition }) => (
        <Link
          key={value}
          variant="quiet"
          href={toHref(path, definition.write({ q, selected }))}
          aria-current={value === show ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </Choices>
  );
}

function toHref(path: string, params: URLSearchParams) {
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

const Choices = styled.nav`
  display: inline-flex;
  gap: 2px;
  padding: 3px;
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};

  a {
    display: grid;
    place-items: center;
    min-block-size: 34px;
    margin: 0;
    padding: 0 ${tokens.space[4]};
    border-radius: ${tokens.radius.s};
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
    font-weight: ${tokens.weight.medium};
    transition: color ${tokens.motion.fast};

    ${tokens.media.coarse} {
      min-block-size: 44px;
    }
  }

  a:hover {
    color: ${tokens.color.ink};
  }

  a[aria-current] {
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.low};
    color: ${tokens.color.ink};

    ${tokens.media.forced} {
      border: 1px solid highlight;
    }
  }
`;
