import { randomUUID } from 'node:crypto';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import { licenceOf } from './installed.mjs';

/** The version of CycloneDX; vulnerability scanners read this format. */
export const format = Spec.Version.v1dot6;
const { License } = Contrib;
const licences = new License.Factories.LicenseFactory();

function purlOf(name, version) {
  const cut = name.lastIndexOf('/');
  const scope = cut < 0 ? undefined : name.slice(0, cut);
  return new PackageURL('npm', scope, name.slice(cut + 1), version, undefined, undefined).toString();
}

/** Converts a lockfile's sha512-… to CycloneDX. */
const hashOf = (integrity) => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

function componentOf({ id, name, version, integrity }, installed) {
  const component = new Models.Component(Enums.ComponentType.Library, name, { version, bomRef: id });
  component.purl = purlOf(name, version);
  component.hashes.set(Enums.HashAlgorithm['SHA-512'], hashOf(integrity));
  const licence = licenceOf(id, installed.get(id));
  if (licence) component.licenses.add(licences.makeFromString(licence));
  return component;
}

/**
 * The bill of materials of a release made on this machine, as CycloneDX JSON: the foreign packages behind the server and both apps, with
 * licences, checksums and who needs whom. Compiled code for other machines is left out.
 * @param {{ production: ReturnType<import('./production.mjs').listProduction>, installed: Map<string, any>, version: string }} parts
 * @returns {string}
 */
export function writeSbom({ production: { packages, direct }, installed, version }) {
  const bom = new Models.Bom({ serialNumber: `urn:uuid:${randomUUID()}` });
  bom.metadata.timestamp = new Date();
  const product = new Models.Component(Enums.ComponentType.Application, 'study', {
    version,
    bomRef: 'study',
  });
  product.licenses.add(licences.makeFromString('MIT'));
  bom.metadata.component = product;

  const here = [...packages.values()].filter(({ id, isCompiled }) => !isCompiled || installed.has(id));
  const components = new Map(here.map((each) => [each.id, componentOf(each, installed)]));
  for (const component of components.values()) bom.components.add(component);
  const refsOf = (ids) => ids.flatMap((id) => components.get(id)?.bomRef ?? []);
  for (const { id, needs } of here) for (const ref of refsOf(needs)) components.get(id).dependencies.add(ref);
  for (const ref of refsOf(direct)) product.dependencies.add(ref);

  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.SpecVersionDict[format]),
  );
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}
