/** How to play, in our own words. */
export const lesson = {
  goal: {
    title: 'The feud',
    text: 'Two families of ghosts cannot agree who haunts what. Ten houses stand in a row: six manors and four castles. You fight for them one after the other.',
    win: 'Whoever owns four manors or three castles has won, at once.',
    otherwise: 'If nobody gets that far, the tenth house decides.',
  },
  turn: {
    title: 'A round',
    text: 'On your turn you put ghosts from your hand on your side of the house, as many as you like. When your total is higher than the other side’s, you hand over. Then the other must beat you, and so on.',
    leave: 'If you cannot beat them, or would rather save your ghosts, withdraw: the house is theirs.',
    step1: 'Green opens with a 3 and hands over.',
    step2: 'Blue answers with 2 and 2. Four beats three.',
    step3: 'Green adds a 2: five in all.',
    step4: 'Blue lets it go. Green takes the house.',
  },
  lose: {
    title: 'Losing pays',
    text: 'The winner takes the house. The loser takes the psychic that belongs to it, face up. Both draw two cards, and the loser may hide one card on the tenth house.',
    psychic: 'Lost the house, won the psychic',
    hidden: 'A ghost hides face down on the tenth',
    starter: 'The winner opens the next round.',
  },
  psychics: {
    title: 'Psychics',
    text: 'A psychic is called on your own turn, instead of a ghost or beside one. It does what it says at once. Tap any psychic, anywhere on the table, to read it.',
    values:
      'Some count like a ghost. Some make your even ghosts (bats) or odd ghosts (serpents) stronger. Some trip, forbid, fetch or swap.',
    base: 'Bonuses look at the number printed on a card. A 4 made into a 5 is still a 4 to everything else.',
    example: 'Acro-bats: each even card counts one more. 4 and 2 become 5 and 3.',
    all: 'All the psychics',
    level: 'Level {{level}}',
  },
  tenth: {
    title: 'The tenth house',
    text: 'Nobody plays there in the open. All that was hidden during the game is turned up together, psychics placed there wake one by one, and the higher total takes the house.',
    tie: 'A tie leaves it empty; then whoever has more houses wins.',
  },
  deck: {
    title: 'Your family',
    text: 'Each family has the same 21 ghosts. Strong ones are rare. You start with five in hand and draw two after every round, so what you spend now is missing later.',
  },
} as const;
