import type PDFDocument from 'pdfkit';
import { CII_GUIDELINE } from '../e-invoice/xml/write-cii.ts';

/** What makes a document an archive (PDF/A-3a and PDF/UA-1) with its invoice in XML (Factur-X). */
export type Archive = { xml: string; created: Date };

export const ARCHIVE_SUBSET = 'PDF/A-3a';

const FILE = 'factur-x.xml';
const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PDF_UA = 'http://www.aiim.org/pdfua/ns/id/';

/** The level of the XML in the metadata, of the profile that we write. */
const LEVELS: Record<typeof CII_GUIDELINE, string> = { [CII_GUIDELINE]: 'EN 16931' };

type Property = { name: string; type: 'Text' | 'Integer'; description: string };

const FACTUR_X_PROPERTIES: readonly (Property & { value: string })[] = [
  { name: 'DocumentFileName', type: 'Text', description: 'The attached file', value: FILE },
  { name: 'DocumentType', type: 'Text', description: 'The kind of document', value: 'INVOICE' },
  { name: 'Version', type: 'Text', description: 'The version of the schema', value: '1.0' },
  {
    name: 'ConformanceLevel',
    type: 'Text',
    description: 'The profile of the attached file',
    value: LEVELS[CII_GUIDELINE],
  },
];

/** Before the end of the document, once: a second bag of schemas would make its metadata unreadable. */
export function addArchive(doc: InstanceType<typeof PDFDocument>, { xml, created }: Archive) {
  doc.file(
    new TextEncoder().encode(xml) as unknown as string,
    {
      name: FILE,
      type: 'text/xml',
      description: 'The invoice in XML',
      relationship: 'Alternative',
      creationDate: created,
      modifiedDate: created,
    } as PDFKit.Mixins.PDFAttachmentOptions,
  );
  doc.appendXML(`
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
      xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag>
        ${describeSchema('Factur-X', FACTUR_X, 'fx', FACTUR_X_PROPERTIES)}
        ${describeSchema('PDF/UA', PDF_UA, 'pdfuaid', [{ name: 'part', type: 'Integer', description: 'The part of ISO 14289' }])}
      </rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:fx="${FACTUR_X}">
      ${FACTUR_X_PROPERTIES.map(({ name, value }) => `<fx:${name}>${value}</fx:${name}>`).join('')}
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdfuaid="${PDF_UA}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
    <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
      <xmp:ModifyDate>${created.toISOString().replace(/\.\d+Z$/, 'Z')}</xmp:ModifyDate>
    </rdf:Description>`);
}

function describeSchema(
  title: string,
  uri: string,
  prefix: string,
  properties: readonly Property[],
): string {
  return `<rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>${title}</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${properties.map(describeProperty).join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li>`;
}

function describeProperty({ name, type, description }: Property): string {
  return `<rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
    <pdfaProperty:category>${name === 'part' ? 'internal' : 'external'}</pdfaProperty:category>
    <pdfaProperty:description>${description}</pdfaProperty:description>
  </rdf:li>`;
}
