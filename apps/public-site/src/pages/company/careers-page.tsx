import { usePageHead } from '@showcase/remote-contract/services';
import { Panel, Small, Statement } from '../../features/company/careers/careers.styles.ts';
import { Column, Columns } from '../../features/company/company-page.styles.ts';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { JoinLink } from '../../shared/join-link.tsx';

export function CareersPage() {
  const { title, description } = usePageHead();
  return (
    <CompanyPage>
      <div>
        <Small>{title}</Small>
        <Statement>{description}</Statement>
      </div>
      <Columns>
        <Column>
          <h2>When a role opens up</h2>
          <p>
            We're a small team. When we have a role to fill, we'll post it here with its tasks,
            location and salary.
          </p>
        </Column>
        <Column>
          <h2>Until then</h2>
          <p>We don't collect applications in advance.</p>
        </Column>
      </Columns>
      <Panel data-theme="night" aria-labelledby="work">
        <div>
          <h2 id="work">Find work today</h2>
          <p>
            Clients look for creators here every day. If you build with Bolt, publish a project and
            a service with a price. That's the quickest way to paid work here.
          </p>
        </div>
        <JoinLink variant="primary" />
      </Panel>
    </CompanyPage>
  );
}
