type PageHeadProps = { title: string; description: string };

/** The page's title and description; React lifts both into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Bolt Showcase`}</title>
      <meta name="description" content={description} />
    </>
  );
}
