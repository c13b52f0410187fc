import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { science } from './papers-app.ts';
import { november, publish, question, startServer } from './publish-app.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';
import { light, physics } from './sidebar-app.ts';

afterEach(leaveTool);

const empty = { pages: 0, mindmaps: 0, flashcards: 0, summaries: 0, tests: 0, written: 0, memes: 0 };
const chapter = (name: string, isAllContentAvailable: boolean, counts = light.counts) => ({
  ...light,
  _id: name.toLowerCase(),
  name,
  isAllContentAvailable,
  counts,
});
const shown = { ...physics, isAllContentAvailable: true };

function startWith(subjects: unknown[], papers: unknown[] = []) {
  const server = startServer(november);
  server.answers['admin.unpublishedChanges'] = () => ({ data: { count: 0, changes: [] } });
  server.answers['admin.previewPublish'] = () => ({
    data: { chapterCount: 0, problems: [], pictures: [], changes: [] },
  });
  server.answers['content.subjects.list'] = () => ({ data: subjects });
  server.answers['content.papers.list'] = () => ({ data: papers });
  return renderOpenTool();
}
const header = () => screen.getByRole('banner').textContent;

it('the header says that everything is published only where nothing with content is hidden', async () => {
  startWith([{ ...shown, chapters: [chapter('Light', true), chapter('Sound', false, empty)] }]);
  await waitFor(() => expect(header()).toContain('Everything is published'));
});

it('the header counts hidden chapters and papers, and says where the switches are', async () => {
  startWith(
    [
      { ...shown, chapters: [chapter('Light', true), chapter('Sound', false)] },
      { ...physics, _id: 'chemistry', name: 'Chemistry', chapters: [chapter('Acids', true)] },
    ],
    [science],
  );
  await waitFor(() =>
    expect(header()).toContain('2 chapters and 1 board paper hidden, switch on in Subjects and Board papers'),
  );
  expect(header()).not.toContain('Everything is published');
});

it('a second summary and mindmap count as hidden, and the dialog links to them', async () => {
  const counts = { ...light.counts, summaries: 3, mindmaps: 2 };
  const user = startWith([{ ...shown, chapters: [chapter('Light', true, counts)] }]);
  await waitFor(() =>
    expect(header()).toContain('2 summaries and 1 mindmap hidden, move to the top in Summary and Mindmap'),
  );
  await user.click(await publish());
  const dialog = within(await question());
  await dialog.findByRole('heading', { name: '2 summaries and 1 mindmap are hidden from students' });
  expect(dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Physics, LightStudents see only the first of 3 summaries', '/admin/physics/light/summary'],
    ['Physics, LightStudents see only the first of 2 mindmaps', '/admin/physics/light/mindmap'],
  ]);
});

it('the publish dialog lists hidden content, which switch is off, and a link to it', async () => {
  const user = startWith(
    [
      { ...shown, chapters: [chapter('Sound', false)] },
      {
        ...physics,
        _id: 'chemistry',
        name: 'Chemistry',
        chapters: [chapter('Acids', true), chapter('Salts', false)],
      },
    ],
    [science],
  );
  await user.click(await publish());
  const dialog = within(await question());
  expect(
    await dialog.findByRole('heading', { name: '3 chapters and 1 board paper are hidden from students' }),
  ).toBeDefined();
  const links = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Physics, SoundSwitched off: the chapter', '/admin/physics/sound/notes'],
    ['Chemistry, AcidsSwitched off: its subject', '/admin/chemistry/acids/notes'],
    ['Chemistry, SaltsSwitched off: the chapter and its subject', '/admin/chemistry/salts/notes'],
    ['Science 2026Switched off: the board paper', '/admin/papers'],
  ]);
});

it("the label beside a subject's switch says whether students see it", async () => {
  startWith([{ ...physics, chapters: [] }]);
  const toggle = await screen.findByRole('switch', { name: 'Students see the subject Physics' });
  expect(toggle.closest('label')?.textContent).toContain('Hidden');
});
