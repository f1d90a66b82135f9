import { adminQueries, listAllAuditEntries } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { ListBody } from '../../shared/list/list-body.tsx';
import { useListSearch } from '../../shared/list/use-list-search.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { auditSearch, toAuditQuery } from './audit-search.ts';
import { AuditFilterBar } from './audit-filters.tsx';
import { LogHeader } from './audit-log.styles.ts';
import { AuditTable } from './audit-table.tsx';
import { ExportButton } from '../../shared/list/export-button.tsx';
import { createAuditReport } from './audit-report.ts';

export function AuditLog() {
  const { search, text, setText, updateSearch, hrefOf } = useListSearch(auditSearch);
  const { cursor, ...filters } = toAuditQuery(search);
  const client = useDataClient();
  const query = usePage(adminQueries(client).audit({ ...filters, cursor }));
  const isFiltered =
    filters.q !== '' || filters.action !== 'all' || filters.since !== '' || filters.until !== '';
  return (
    <section aria-labelledby="audit-log">
      <LogHeader>
        <h2 id="audit-log">Audit log</h2>
        <ExportButton
          name="audit-log"
          noun={['entry', 'entries']}
          load={() => listAllAuditEntries(client, filters)}
          toReport={createAuditReport}
        />
      </LogHeader>
      <AuditFilterBar search={search} text={text} onText={setText} onChange={updateSearch} />
      <ListBody
        area="Audit log"
        noun={['entry', 'entries']}
        query={query}
        cursors={search.cursors}
        hrefOfPage={(cursors) => hrefOf({ cursors })}
        clearHref={isFiltered ? hrefOf({ q: '', action: 'all', since: '', until: '' }) : undefined}
        emptyText="Every admin action is recorded here. Records can't be changed."
      >
        {(entries) => <AuditTable entries={entries} />}
      </ListBody>
    </section>
  );
}
