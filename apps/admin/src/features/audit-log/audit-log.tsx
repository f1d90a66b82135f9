import { adminQueries, useDataClient } from '@showcase/data';
import { ListBody } from '../../shared/list/list-body.tsx';
import { useAddress } from '../../shared/list/use-address.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { readAuditAddress, toAuditSearch, writeAuditAddress } from './audit-address.ts';
import { AuditFilterBar } from './audit-filters.tsx';
import { LogHead } from './audit-log.styles.ts';
import { AuditTable } from './audit-table.tsx';
import { ExportButton } from './export-button.tsx';

export function AuditLog() {
  const { address, text, type, change, hrefOf } = useAddress(readAuditAddress, writeAuditAddress);
  const { cursor, ...filters } = toAuditSearch(address);
  const read = usePage(adminQueries(useDataClient()).audit({ ...filters, cursor }));
  const isFiltered =
    filters.q !== '' || filters.action !== 'all' || filters.since !== '' || filters.until !== '';
  return (
    <section aria-labelledby="audit-log">
      <LogHead>
        <h2 id="audit-log">Audit log</h2>
        <ExportButton filters={filters} />
      </LogHead>
      <AuditFilterBar address={address} text={text} onText={type} onChange={change} />
      <ListBody
        area="Audit log"
        noun={['entry', 'entries']}
        read={read}
        trail={address.trail}
        hrefOfTrail={(trail) => hrefOf({ trail })}
        clearHref={isFiltered ? hrefOf({ q: '', action: 'all', since: '', until: '' }) : undefined}
        emptyText="Whatever an admin decides is written here, and nobody can change it."
      >
        {(entries) => <AuditTable entries={entries} />}
      </ListBody>
    </section>
  );
}
