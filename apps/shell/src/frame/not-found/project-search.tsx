import { useNavigate } from '@showcase/remote-contract';
import { Button, TextInput } from '@showcase/ui';
import type { SubmitEvent } from 'react';
import { SearchForm } from './not-found-page.styles.ts';

/** Leads to the search for projects; without JavaScript, too. */
export function ProjectSearch({ path }: { path: string }) {
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get('q');
    const q = typeof entry === 'string' ? entry.trim() : '';
    void navigate(q ? `${path}?${new URLSearchParams({ q })}` : path);
  }

  return (
    <SearchForm role="search" action={path} onSubmit={search}>
      <TextInput
        type="search"
        name="q"
        aria-label="Search projects"
        placeholder="Search projects…"
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" size="l">
        Search
      </Button>
    </SearchForm>
  );
}
