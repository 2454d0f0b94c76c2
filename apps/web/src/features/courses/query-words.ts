import { stemOf, wordsOf } from './course-words.ts'

/** Words that say nothing about a subject; the German and Spanish ones come with what students of these type. */
const stopWords = new Set(
  wordsOf(`a an the to for of in on at as by with without and or but if not no how do does did i my me we us our is are
    was be been am can cant can't could should would will must what whats why when where which who whose so it
    its you your he they them this that these those there here from into out up about over than then too very
    just only really vs versus between difference differences compare comparison explain explained explanation
    meaning mean means understand understanding know question questions answer answers example examples exercise
    exercises practice learn learning learned study studying teach teaching course courses lesson lessons class
    tutorial tutorials guide video videos training bootcamp workshop same keep keeps put open opens job jobs
    career showing shows working project projects online free best good better top make making makes made build
    building builds create creating add adding use uses used using work works doing get gets getting
    give show set setup need needs want wants try find help please fix fixing solve change remove become
    becoming like way ways before after again while also thing things something anything someone own another
    other others new any all every some many much more most one once doesnt doesn't dont don't isnt isn't wont
    won't lernen lerne kurs kurse erstellen machen bauen wie ist sind ich mochte mein meine der die das
    den dem ein eine einen fur mit und oder von im zum zur auf grundlagen einrichten du wir nicht kann man
    wo warum welche zu bei ohne als aprender curso cursos crear hacer como que es la el los las un
    una del para con por mi se lo al sin desde quiero puedo donde cuando cual`),
)

/** What names no subject but how much a student knows already, and the level that it asks for. */
const levelWords = new Map(
  [
    [
      'Beginner',
      `beginner beginners begin beginning start started starting starter starters newbie newbies noob dummies never
    zero first basic basics easy easiest simple intro introduction introductory fundamentals essentials entry
    junior anfanger einsteiger einfuhrung principiante principiantes cero basico`,
    ],
    ['Intermediate', 'intermediate fortgeschrittene intermedio'],
    ['Advanced', 'advanced senior deep avanzado'],
    ['Professional', 'professional professionals expert experts pro master mastering'],
  ].flatMap(([badge = '', words = '']) => wordsOf(words).map((word) => [word, badge] as const)),
)

/** The stems of everyday words that also name a subject; beside words that no course knows they name none. */
export const everydayWords = new Set(
  wordsOf(`a b c r big small slow fast quick long first last tree table tables list lists card cards box boxes frame
    frames page pages book site time times image images picture pictures photo photos video link links tag tags
    title heading body head header form forms field fields button key keys lock locks port ports bank base bases
    pool model models design designs designer pattern patterns style styles color colour colors colours font
    fonts light dark theme grid column columns row rows line lines bar chart plot map maps path paths root shell
    terminal window windows door switch bridge service services support office desk customer ticket tickets
    store shop shopping market product sale repair hardware machine house home garden food water fire smoke
    volume volumes pod pods cluster cloud clouds region zone traffic balance balancing cost costs price pricing
    bill money payment budget budgets team teamwork history story report reports group groups user users people
    person family child kids job jobs career interview science math maths music game games play player sport
    race races racing walking cycling travel holiday weather health heart blood human language languages
    english german french spanish grammar letter letters email news text mobile phone phones handy car
    engine driver drivers drive train tool tools hand hands eye eyes blind deaf reader session sessions cookies
    cookie token bug bugs crash test tests testing exam quality legal law act free hook hooks state states
    effect chat assistant agent agents context prompt review memory future build building release pipeline
    actions action stream streams channel channels gin solid native expo index plan planner analyse analyze
    analysis statistics series trend clean cleaning system systems network networks local point points
    search sort sorting stack queue string strings number numbers function functions magic layer layers
    photography animation animations motion sound voice camera location calendar date dating social media
    marketing business company finance account accounts accounting bread animal animals dog cat wood paper pen
    drawing draw layout typography poster real boot boots landing roof calculator red green blue black white
    tower towers two bus star ring return stock hotel drum drums night morning public name names management
    manager watch crypto driving pilot power country world`).map(stemOf),
)

export type QueryWords = {
  /** The words for the subject. */
  subject: readonly string[]
  /** The level that it asks for. */
  badge: string | undefined
}

/**
 * What a typed text asks for; `isName` tells words that name a subject. Where two neighbours make a name, as in
 * "machine learning", each keeps the other company. A text of words that say nothing is taken at its word.
 */
export function queryWordsOf(text: string, isName: (word: string) => boolean): QueryWords {
  const all = wordsOf(text)
  const badge = all.map((word) => levelWords.get(word)).find((level) => level !== undefined)
  const subject = all.filter((word, at) => {
    if (!stopWords.has(word) && !levelWords.has(word)) return true
    const [before, after] = [all[at - 1], all[at + 1]]
    return (before !== undefined && isName(before + word)) || (after !== undefined && isName(word + after))
  })
  return { subject: subject.length > 0 || badge ? subject : all, badge }
}
