import { useLanguage } from '#app/i18n/use-language.ts';
import { PageSection } from '#app/ui/page-section.tsx';
import type { Subject } from '#domain/position/subjects.ts';
import { SingleSubjects, Subjects } from './subjects.tsx';

/** The subjects on which decisions differ, then those with one answer. */
export function SubjectSections({
  subjects,
  isFiltered,
  isOpen,
}: {
  subjects: readonly Subject[];
  isFiltered: boolean;
  isOpen: boolean;
}) {
  const words = useLanguage().text.positions;
  const multiple = subjects.filter((subject) => subject.decisions > 1);
  const differing = multiple.filter(({ stances }) => stances.length > 1);
  const agreed = multiple.filter(({ stances }) => stances.length === 1);
  const single = subjects.filter((subject) => subject.decisions === 1);
  return (
    <>
      {differing.length > 0 && (
        <PageSection id="differences" title={words.differTitle}>
          {!isOpen && <p className="text-sm text-muted">{words.firstNamed}</p>}
          <Subjects subjects={differing} isOpen={isOpen} />
        </PageSection>
      )}
      {agreed.length + single.length > 0 && (
        <PageSection title={isFiltered ? words.foundTitle : words.oneAnswer}>
          {agreed.length > 0 && (
            <Subjects subjects={agreed} isOpen={isOpen} named={Math.max(0, 2 - differing.length)} />
          )}
          {single.length > 0 && <SingleSubjects subjects={single} isOpen={isOpen} />}
        </PageSection>
      )}
    </>
  );
}
