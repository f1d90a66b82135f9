import type { Service } from '@showcase/data/services';
import { ExternalLink, Stack, safeHref } from '@showcase/ui';
import { AccordionSection } from '@showcase/ui/controls';
import Check from 'lucide-react/icons/check';
import { PackageTable, type PackageChoice } from './package-table.tsx';
import { SectionTitle, Text, CheckList } from './service-card.styles.ts';

type ServiceDetailsProps = {
  service: Omit<Service, 'images'>;
  /** Absent if the service cannot be hired. */
  packageChoice?: PackageChoice;
};

/** Features, packages side by side, requirements, questions and links; each only if the creator provided it. */
export function ServiceDetails({ service, packageChoice }: ServiceDetailsProps) {
  const { features = [], faqs = [], packages = [], pricing_model } = service.metadata;
  return (
    <>
      {features.length > 0 && (
        <div>
          <SectionTitle>What's included</SectionTitle>
          <CheckList role="list">
            {features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden />
                {feature}
              </li>
            ))}
          </CheckList>
        </div>
      )}
      {pricing_model === 'packages' && packages.length > 0 && (
        <PackageTable
          title={service.title}
          packages={packages}
          {...(packageChoice && { choice: packageChoice })}
        />
      )}
      {service.requirements && (
        <Text>
          <strong>Requirements:</strong> {service.requirements}
        </Text>
      )}
      {faqs.length > 0 && (
        <div>
          <SectionTitle>Questions and answers</SectionTitle>
          <Stack gap={2}>
            {faqs.map(({ question, answer }) => (
              <AccordionSection key={question} title={question} headingLevel={4}>
                <Text>{answer}</Text>
              </AccordionSection>
            ))}
          </Stack>
        </div>
      )}
      <ServiceLinks service={service} />
    </>
  );
}

function ServiceLinks({ service }: { service: Omit<Service, 'images'> }) {
  const links = [
    { label: 'Portfolio', href: safeHref(service.metadata.portfolio_url) },
    { label: 'Testimonial', href: safeHref(service.metadata.testimonial_url) },
  ];
  if (links.every(({ href }) => href === undefined)) return null;
  return (
    <Stack direction="row" gap={4}>
      {links.map(
        ({ label, href }) =>
          href && (
            <ExternalLink key={label} href={href}>
              {label}
            </ExternalLink>
          ),
      )}
    </Stack>
  );
}
